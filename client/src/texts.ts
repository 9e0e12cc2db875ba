/** Where no server has said a sentence. */
export const texts = {
  offline: 'The server could not be reached',
  slow: 'The server took too long to answer',
  unreadable: 'The answer could not be read',
  notLetIn: 'The live connection needs a session of this server',
  incomplete: 'The file could not be sent whole',
};

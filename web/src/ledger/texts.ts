export const texts = {
  balance: (amount: string, token: string) => `Balance: ${amount} ${token}`,
  above: 'More than you have cannot be sent.',
  nothing: (token: string) => `You have no ${token} to give yet.`,
};

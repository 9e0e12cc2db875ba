/** A page on plain http (a phone that opens a laptop's server) has no clipboard; there the old command still works. */
const copyByCommand = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
};

/** True when the text is in the clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard === undefined) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

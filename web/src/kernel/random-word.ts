export const toUrlSafeBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const randomWord = (bytes = 32): string => toUrlSafeBase64(crypto.getRandomValues(new Uint8Array(bytes)));

import { describe, expect, it } from 'vitest';
import { Cookies } from './cookies.ts';

const headersWith = (...lines: string[]): Headers => {
  const headers = new Headers();
  for (const line of lines) headers.append('set-cookie', line);
  return headers;
};

describe('the session where no browser keeps it', () => {
  it('is kept from answers, replaced, and sent without what the server says of it', () => {
    const cookies = new Cookies();
    cookies.take(headersWith('session=a=b; Path=/; HttpOnly; Max-Age=60', 'device=d; Path=/'));
    expect(cookies.toString()).toBe('session=a=b; device=d');
    cookies.take(headersWith('session=c; Path=/'));
    expect(cookies.toString()).toBe('session=c; device=d');
  });

  it('ends when the server takes it back', () => {
    for (const end of [
      'session=; Path=/',
      'session=x; Max-Age=0',
      'session=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    ]) {
      const cookies = new Cookies('session=a; device=d');
      cookies.take(headersWith(end));
      expect(cookies.toString()).toBe('device=d');
    }
  });

  it('goes on from what an earlier client had', () => {
    expect(new Cookies('session=a; device=d').toString()).toBe('session=a; device=d');
    expect(new Cookies('').toString()).toBe('');
  });
});

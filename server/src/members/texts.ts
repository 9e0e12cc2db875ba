import { createTexts } from '#kernel';

export const texts = createTexts('members/texts', () => ({
  hello: (name: string) => `Hello ${name},`,
}));

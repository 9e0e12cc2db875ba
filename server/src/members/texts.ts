import { createTexts } from '#kernel';

export const texts = createTexts(() => ({
  hello: (name: string) => `Hello ${name},`,
}));

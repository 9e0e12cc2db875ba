import type { Brand } from '@wagram/contract/kernel';
import { createTexts } from '#kernel';

export const texts = createTexts('pages/legal/terms-texts', () => ({
  document: (brand: Brand) => ({
    title: 'Terms',
    lead: `These are the rules between you and whoever runs this server of ${brand.name}. They are short, so that people read them.`,
    chapters: [
      {
        title: 'Who runs this',
        text: [
          `${brand.name} is free software. Anybody can run it, and each server is run by its own operator. The operator of this server decides who may use it, and answers for it.`,
          'The people who write the software do not run this server and cannot see what is on it.',
        ],
      },
      {
        title: 'Your account',
        text: [
          'You must be old enough to use such a service where you live. One person may have more than one account, but nobody may pretend to be somebody else.',
          'Keep your password, passkeys and backup codes to yourself. What is done with them counts as done by you. If you lose control of your account, end its sessions on the Security page and tell the operator.',
          'You may leave at any time. Deleting your account removes your profile and what you posted.',
        ],
      },
      {
        title: 'What you post',
        text: [
          'What you post stays yours. You allow this server to store it and to show it to those whom you let see it. That permission ends when you delete it.',
          'Do not post what breaks the law, threatens or harasses people, shows private things of others without their consent, sexualises children, spreads malware or spam, or sells what is not yours to sell.',
          'The operator may remove such posts and close accounts. You are told why, and you may answer.',
        ],
      },
      {
        title: `Tips, ${brand.tokens.credit} and ${brand.tokens.chain}`,
        text: [
          `${brand.tokens.credit} is a credit inside this server for tipping each other. It is not money. Where this server offers it, credit can be withdrawn as tokens, and nobody promises that these have a price. A tip can be taken back for 10 seconds, unless it has been spent.`,
          `A wallet lives in your browser. Nobody here holds its keys, and nobody here can bring them back. ${brand.tokens.chain} and other tokens can lose all their value. Nothing on this server is financial advice.`,
        ],
      },
      {
        title: 'No promises that cannot be kept',
        text: [
          'The service is given as it is. What does not work yet says so. The operator is not liable for damage that comes from the service being interrupted or from what other members do, except where the law says otherwise.',
        ],
      },
      {
        title: 'Changes',
        text: [
          'When these terms change, the date above changes with them and members are told before the new text counts. If you do not agree, you can leave and take your data with you.',
        ],
      },
    ],
  }),
}));

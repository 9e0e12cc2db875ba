import { getBrand, getConfig } from '#kernel';
import { Document } from './document.tsx';
import { texts } from './privacy-texts.ts';

export const PrivacyPage = () => {
  const { title, lead, chapters } = texts.document(getBrand());
  const rights = chapters.slice(-1);
  const all = getConfig().translate === true ? [...chapters.slice(0, -1), texts.translation, ...rights] : chapters;
  return <Document name="privacy" title={title} lead={lead} chapters={all} />;
};

import { getBrand } from '#kernel';
import { Document } from './document.tsx';
import { texts } from './privacy-texts.ts';

export const PrivacyPage = () => <Document name="privacy" {...texts.document(getBrand())} />;

import { getBrand } from '#kernel';
import { Document } from './document.tsx';
import { privacyOf } from './privacy-text.ts';

export const PrivacyPage = () => <Document name="privacy" {...privacyOf(getBrand())} />;

import { getBrand } from '#kernel';
import { Document } from './document.tsx';
import { texts } from './terms-texts.ts';

export const TermsPage = () => <Document name="terms" {...texts.document(getBrand())} />;

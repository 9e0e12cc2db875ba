import { getBrand } from '#kernel';
import { Document } from './document.tsx';
import { termsOf } from './terms-text.ts';

export const TermsPage = () => <Document name="terms" {...termsOf(getBrand())} />;

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '#ui';
import { texts } from './texts.ts';

/** Back to where one came from; home, for whoever came by the address. */
export const BackBar = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <div className="flex h-14 items-center gap-1 px-2 wide:px-3">
      <IconButton label={texts.post.back} onClick={() => void (key === 'default' ? navigate('/home') : navigate(-1))}>
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <p className="min-w-0 flex-1 truncate text-lg leading-6 font-bold tracking-tight">{title}</p>
      {children}
    </div>
  );
};

// Apart from the other marks, which come with the first load.
export const GoogleMark = ({ className = 'size-[1.2em]' }: { readonly className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path
      fill="#4285f4"
      d="M22.5 12.24c0-.78-.07-1.53-.2-2.24H12v4.26h5.9a5.05 5.05 0 0 1-2.19 3.31v2.76h3.55c2.07-1.92 3.24-4.74 3.24-8.09Z"
    />
    <path
      fill="#34a853"
      d="M12 23c2.95 0 5.43-.98 7.24-2.66l-3.54-2.76c-.98.66-2.24 1.05-3.7 1.05-2.85 0-5.26-1.92-6.12-4.51H2.22v2.85A11 11 0 0 0 12 23Z"
    />
    <path fill="#fbbc05" d="M5.88 14.12a6.62 6.62 0 0 1 0-4.24V7.03H2.22a11 11 0 0 0 0 9.94l3.66-2.85Z" />
    <path
      fill="#ea4335"
      d="M12 5.37c1.6 0 3.05.55 4.18 1.64l3.15-3.15A11 11 0 0 0 2.22 7.03l3.66 2.85C6.74 7.29 9.15 5.37 12 5.37Z"
    />
  </svg>
);

/** A rocket on its pad, waiting: the countdown has not begun. */
export const LaunchDrawing = () => (
  <svg viewBox="0 0 272 190" aria-hidden="true" className="w-full max-w-72" fill="none" strokeLinejoin="round">
    <g stroke="var(--line-strong)" strokeLinecap="round" strokeWidth="1.6">
      <path d="M36 40h.1M232 30h.1M58 84h.1M214 92h.1M80 22h.1M198 58h.1M246 70h.1M22 108h.1" strokeWidth="3.4" />
      <path d="M30 174h212" strokeDasharray="1 7" />
    </g>
    <g stroke="var(--accent-ink)" strokeWidth="1.8">
      <path d="M136 18c20 16 28 42 28 68v44h-56V86c0-26 8-52 28-68z" fill="var(--surface)" />
      <path
        d="M136 18c10 8 17 19 21.500 31h-43c4.500-12 11.500-23 21.500-31z"
        fill="var(--accent)"
        fillOpacity="0.85"
      />
      <circle cx="136" cy="76" r="12" fill="var(--accent-soft)" />
      <circle cx="136" cy="76" r="6" fill="var(--accent)" fillOpacity="0.5" />
      <path d="M108 96 88 122v26l20-12zM164 96l20 26v26l-20-12z" fill="var(--accent-soft)" />
      <path d="M122 130h28l4 12h-36z" fill="var(--sunken)" />
    </g>
    <g stroke="var(--line-strong)" strokeWidth="1.8" strokeLinecap="round">
      <path d="M196 174V62M212 174V62M196 62h16M196 90l16-14M196 118l16-14M196 146l16-14M196 174l16-14" />
      <path d="M196 100h-30M196 128h-30" strokeDasharray="3 5" />
      <path d="M100 158h72l10 16H90z" fill="var(--sunken)" />
    </g>
  </svg>
);

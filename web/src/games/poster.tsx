/** A still of the game, in the colours of the theme. */
export const Poster = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 600 260" aria-hidden="true" className={className} preserveAspectRatio="xMidYMid slice">
    <rect width="600" height="260" className="fill-accent-soft" />
    <circle cx="468" cy="82" r="40" className="fill-amber-soft stroke-amber/25" strokeWidth="2" />
    <path d="M0 180c70-56 130-62 190-22s110 30 170-10 150-40 240 18v40H0z" className="fill-accent/15" />
    <path d="M0 198c90-34 150-26 230-4s190 14 370-22v40H0z" className="fill-accent/25" />
    <rect y="204" width="600" height="56" className="fill-accent" />
    <g className="fill-on-accent/25">
      <rect x="34" y="222" width="52" height="5" rx="2.5" />
      <rect x="206" y="222" width="52" height="5" rx="2.5" />
      <rect x="378" y="222" width="52" height="5" rx="2.5" />
      <rect x="110" y="240" width="90" height="6" rx="3" />
      <rect x="420" y="240" width="90" height="6" rx="3" />
    </g>
    <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M404 162h40v42h-40z" className="fill-amber-soft stroke-amber" />
      <path d="m409 167 30 32" className="stroke-amber" />
      <path d="M300 112h44M322 112v-9m-17 0h12m10 0h12" className="stroke-ink-2" />
      <rect x="298" y="112" width="48" height="22" rx="10" className="fill-ink-2 stroke-ink-2" />
    </g>
    <circle cx="310" cy="123" r="4" className="fill-coral" />
    {[210, 246, 282].map((x, place) => (
      <circle
        key={x}
        cx={x}
        cy={86 - place * 8 + (place === 2 ? 10 : 0)}
        r="11"
        className="fill-amber-soft stroke-amber"
        strokeWidth="4"
      />
    ))}
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M150 146q-18-8-34 2" className="stroke-coral" strokeWidth="8" />
      <path d="m148 172-16 12-14-4m36-8 18 8-2 16" className="stroke-ink" strokeWidth="8" />
      <path d="m148 170 10-26" className="stroke-accent-ink" strokeWidth="20" />
      <path d="m156 148 18 8 10-10" className="stroke-ink" strokeWidth="6" />
    </g>
    <circle cx="164" cy="122" r="15" className="fill-amber-soft stroke-accent-ink" strokeWidth="5" />
    <circle cx="171" cy="122" r="2.4" className="fill-ink" />
  </svg>
);

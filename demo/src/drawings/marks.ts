/** The product's own account: a wave that comes back as a gift. */
export const initialMark = `<defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5b3fe0"/><stop offset="1" stop-color="#c455c9"/></linearGradient></defs>
  <rect width="200" height="200" fill="url(#m)"/>
  <path d="M44 74 L70 130 L100 82 L130 130 L156 74" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`;

const arm = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#0f766e" stroke-width="13" stroke-linecap="round"/>`;

/** Accounts that are not people. */
export const marks: Readonly<Record<string, string>> = {
  okto: `<defs><linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d7f5ea"/><stop offset="1" stop-color="#a9e3d0"/></linearGradient></defs>
    <rect width="200" height="200" fill="url(#m)"/>
    ${['M70 118 Q60 160 38 156 Q26 152 30 140', 'M86 126 Q84 172 64 178', 'M114 126 Q116 172 136 178', 'M130 118 Q140 160 162 156 Q174 152 170 140'].map(arm).join('')}
    <path d="M52 96 Q50 42 100 40 Q150 42 148 96 Q148 134 100 134 Q52 134 52 96Z" fill="#14b8a6"/>
    <path d="M52 96 Q50 42 100 40 Q84 60 84 96 Q84 128 100 134 Q52 134 52 96Z" fill="#fff" fill-opacity=".12"/>
    <circle cx="82" cy="92" r="8" fill="#0b2b2a"/><circle cx="118" cy="92" r="8" fill="#0b2b2a"/><circle cx="85" cy="89" r="2.6" fill="#fff"/><circle cx="121" cy="89" r="2.6" fill="#fff"/>
    <path d="M90 110 Q100 118 110 110" fill="none" stroke="#0b2b2a" stroke-width="4" stroke-linecap="round"/>`,
  werunner: `<defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#20114a"/><stop offset="1" stop-color="#4b2bb8"/></linearGradient></defs>
    <rect width="200" height="200" fill="url(#m)"/><circle cx="146" cy="52" r="24" fill="#ffe3b8"/>
    <path d="M0 168 H74 V200 H0Z M104 168 H200 V200 H104Z" fill="#12082e"/>
    <g fill="none" stroke="#7cf5c4" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">
      <path d="M104 84 L92 116 L112 136 L106 160"/><path d="M92 116 L74 130 L56 126"/><path d="M101 90 L78 96 L68 112 M101 90 L122 108 L138 100"/></g>
    <circle cx="112" cy="64" r="14" fill="#7cf5c4"/><path d="M20 92 H46 M12 112 H34 M26 132 H40" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`,
};

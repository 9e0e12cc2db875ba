import { hairColors, skins, type Beard, type Glasses, type Look, type Mouth } from './look.ts';

const INK = '#2a2130';

const mouths: Record<Mouth, string> = {
  smile: `<path d="M88 113 Q100 124 112 113" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>`,
  grin: `<path d="M86 111 Q100 113 114 111 Q112 126 100 126 Q88 126 86 111Z" fill="#7a2433"/><path d="M88 112 Q100 114 112 112 Q111.5 117 100 117 Q88.5 117 88 112Z" fill="#fff"/>`,
  soft: `<path d="M92 115 Q100 120 108 115" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
  side: `<path d="M90 116 Q102 121 112 111" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>`,
};

const eyes = (calm: boolean): string =>
  calm
    ? [86, 114]
        .map(
          (x) =>
            `<path d="M${x - 6} 94 Q${x} 88 ${x + 6} 94" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
        )
        .join('')
    : [86, 114]
        .map(
          (x) =>
            `<ellipse cx="${x}" cy="93" rx="3.6" ry="4.4" fill="${INK}"/><circle cx="${x + 1.3}" cy="91.4" r="1.3" fill="#fff"/>`,
        )
        .join('');

const brows = (color: string): string =>
  `<path d="M79 83 Q86 78.5 92 82" fill="none" stroke="${color}" stroke-width="3.2" stroke-linecap="round"/>
   <path d="M108 82 Q114 78.5 121 83" fill="none" stroke="${color}" stroke-width="3.2" stroke-linecap="round"/>`;

const lenses: Record<Glasses, string> = {
  round: `<circle cx="86" cy="93" r="11.5"/><circle cx="114" cy="93" r="11.5"/>`,
  square: `<rect x="74" y="84" width="24" height="19" rx="5"/><rect x="102" y="84" width="24" height="19" rx="5"/>`,
  cat: `<path d="M73 85 Q86 82 98 89 Q98 103 86 103 Q75 103 73 85Z"/><path d="M127 85 Q114 82 102 89 Q102 103 114 103 Q125 103 127 85Z"/>`,
};

const glasses = (shape: Glasses): string =>
  `<g fill="#ffffff" fill-opacity=".18" stroke="${INK}" stroke-width="2.8">${lenses[shape]}</g>
   <path d="M97.5 92 Q100 90 102.5 92 M64 90 L74 91 M136 90 L126 91" fill="none" stroke="${INK}" stroke-width="2.8" stroke-linecap="round"/>`;

const beards: Record<Beard, (color: string) => string> = {
  full: (color) =>
    `<path d="M63 96 Q66 108 78 107 Q90 101 100 105 Q110 101 122 107 Q134 108 137 96 Q139 132 119 142 Q100 152 81 142 Q61 132 63 96Z" fill="${color}"/>`,
  short: (color) =>
    `<path d="M64 98 Q68 112 80 110 Q91 104 100 107 Q109 104 120 110 Q132 112 136 98 Q136 126 118 134.5 Q100 141 82 134.5 Q64 126 64 98Z" fill="${color}"/>`,
  moustache: (color) =>
    `<path d="M100 106 Q92 101 85 108 Q80 112 77 109 Q82 119 92 116 Q98 115 100 111 Q102 115 108 116 Q118 119 123 109 Q120 112 115 108 Q108 101 100 106Z" fill="${color}"/>`,
  goatee: (color) =>
    `<path d="M89 122 Q100 117 111 122 Q112 137 100 139 Q88 137 89 122Z" fill="${color}"/><path d="M100 106.5 Q92 105 88 110 Q95 109 100 110 Q105 109 112 110 Q108 105 100 106.500Z" fill="${color}"/>`,
  stubble: (color) =>
    `<path d="M64 100 Q68 113 82 110 Q100 104 118 110 Q132 113 136 100 Q135 126 118 133.5 Q100 139 82 133.5 Q65 126 64 100Z" fill="${color}" fill-opacity=".22"/>`,
};

/** Ears, head, and everything in it; hair lies behind and before. */
export const face = (look: Look): string => {
  const [skin, shade, cheek] = skins[look.skin];
  const beard = look.beard === undefined ? '' : beards[look.beard](hairColors[look.hairColor]);
  const browColor = hairColors[look.hairColor];
  // Under a full beard a mouth needs a lighter place to be seen.
  const lips =
    look.beard === 'full'
      ? `<path d="M90 115 Q100 121 110 115" fill="none" stroke="#f7d9cf" stroke-width="3.2" stroke-linecap="round"/>`
      : mouths[look.mouth ?? 'smile'];
  const rings =
    look.rings === undefined
      ? ''
      : `<circle cx="62" cy="112" r="4.5" fill="${look.rings}"/><circle cx="138" cy="112" r="4.5" fill="${look.rings}"/>`;
  const freckles =
    look.freckles === true
      ? [74, 79, 121, 126]
          .map((x, i) => `<circle cx="${x}" cy="${i % 2 === 0 ? 104 : 101}" r="1.3" fill="${shade}"/>`)
          .join('')
      : '';
  return `<circle cx="63" cy="97" r="8.5" fill="${shade}"/><circle cx="137" cy="97" r="8.5" fill="${shade}"/>
    <path d="M63 82 Q63 48 100 48 Q137 48 137 82 Q138 112 122 127 Q111 137.5 100 137.5 Q89 137.5 78 127 Q62 112 63 82Z" fill="${skin}"/>
    <ellipse cx="76" cy="107" rx="7.5" ry="5" fill="${cheek}" fill-opacity=".45"/><ellipse cx="124" cy="107" rx="7.5" ry="5" fill="${cheek}" fill-opacity=".45"/>${freckles}
    ${beard}<path d="M100 95 Q105.5 104 99 105" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>
    ${brows(browColor)}${eyes(look.calm === true)}${lips}${look.glasses === undefined ? '' : glasses(look.glasses)}${rings}`;
};

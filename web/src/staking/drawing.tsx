// Coins that pile up along a line: what staking would look like, without naming a rate.
const PILES = [
  { x: 34, coins: 2 },
  { x: 98, coins: 3 },
  { x: 162, coins: 5 },
  { x: 226, coins: 7 },
];
const GROUND = 148;
const THICK = 14;

const Coin = ({ x, level }: { readonly x: number; readonly level: number }) => {
  const y = GROUND - level * THICK;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-24 0v-10a24 7 0 0 1 48 0v10a24 7 0 0 1-48 0z" fill="var(--accent)" fillOpacity={0.28 + level * 0.09} />
      <ellipse cy="-10" rx="24" ry="7" fill="var(--accent-soft)" stroke="var(--accent-ink)" strokeWidth="1.6" />
      <path d="M-24-10V0a24 7 0 0 0 48 0v-10" fill="none" stroke="var(--accent-ink)" strokeWidth="1.6" />
    </g>
  );
};

export const StakingDrawing = () => (
  <svg viewBox="0 0 272 170" aria-hidden="true" className="w-full max-w-72">
    <path d="M4 156h264" stroke="var(--line-strong)" strokeWidth="1.6" strokeLinecap="round" strokeDasharray="1 7" />
    {PILES.map(({ x, coins }) => (
      <g key={x}>
        {Array.from({ length: coins }, (_, level) => (
          <Coin key={level} x={x} level={level} />
        ))}
      </g>
    ))}
    <path
      d="M22 96c50-6 110-22 168-74"
      fill="none"
      stroke="var(--mint)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeDasharray="2 7"
    />
    <path
      d="m178 22 14-2-4 14"
      fill="none"
      stroke="var(--mint)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

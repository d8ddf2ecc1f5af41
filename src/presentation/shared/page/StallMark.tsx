const panels = [0, 1, 2, 3];

/** The stall of the logo, in the colours of the theme; `public/favicon.svg` draws the same. */
export function StallMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M7.5 18v16M32.5 18v16" stroke="var(--mb-palette-secondary-main)" strokeWidth="3" />
      <rect x="4" y="25" width="32" height="11" rx="3" fill="var(--mb-palette-secondary-main)" />
      {panels.map((panel) => (
        <path
          key={panel}
          d={`M${6 + 7 * panel} 5h7L${12 + 8 * panel} 16.5a4 4 0 0 1-8 0Z`}
          fill={`var(--mb-palette-${panel % 2 === 0 ? 'primary' : 'accent'}-main)`}
        />
      ))}
    </svg>
  );
}

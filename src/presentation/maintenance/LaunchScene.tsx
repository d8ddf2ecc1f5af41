import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const colour = (name: string) => `var(--mb-palette-${name})`;
/** Six arcs of a garland with three bulbs each. */
const arcs = [0, 1, 2, 3, 4, 5];
const bulbs = arcs.flatMap((arc) =>
  [
    [60, 35],
    [120, 41],
    [180, 35],
  ].map(([x = 0, y = 0]) => [240 * arc + x, y] as const),
);

/** A market square at daybreak at the end of the page, and a garland at its top. Decorative. */
export function LaunchScene() {
  return (
    <Scene aria-hidden="true">
      <Garland />
      <Square />
    </Scene>
  );
}

function Garland() {
  return (
    <svg className="garland" viewBox="0 0 1440 56" focusable="false">
      <path
        d={`M0 16${arcs.map(() => 'q120 50 240 0').join('')}`}
        fill="none"
        stroke={colour('text-secondary')}
        strokeWidth="2"
        opacity="0.6"
      />
      {bulbs.map(([x, y], index) => (
        <Bulb
          key={x}
          cx={x}
          cy={y + 6}
          r="7"
          fill={colour('accent-main')}
          style={{ animationDelay: `${-index * 0.7}s` }}
        />
      ))}
    </svg>
  );
}

function Square() {
  return (
    <svg className="square" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" focusable="false">
      <circle cx="720" cy="250" r="150" fill={colour('accent-main')} opacity="0.22" />
      <circle cx="720" cy="250" r="104" fill={colour('accent-main')} opacity="0.85" />
      <path
        className="roofs"
        d="M0 300V196l58-34 58 34v-26h86v-34l66-40 66 40v60h60v-44h96l48 34v30h88v-52l54-30 54 30v52h128v-40l40-26 40 26v-22h92v44h66v-58l70-42 70 42v70h84v-42l60-34 56 34V300z"
      />
      <path d="M0 268h1440v32H0z" fill={colour('ground-main')} />
      <Stall x={24} cloth={['primary-main', 'accent-main']} />
      <Stall x={1116} cloth={['secondary-main', 'accent-light']} />
      <Crates />
    </svg>
  );
}

/** An awning of five panels over a counter with crates. */
function Stall({ x, cloth }: { readonly x: number; readonly cloth: readonly [string, string] }) {
  return (
    <g transform={`translate(${x} 92)`}>
      <path d="M22 40v150M278 40v150" stroke={colour('secondary-dark')} strokeWidth="7" />
      <path d="M70 96h52v34H70zM132 108h42v22h-42z" fill={colour('warning-light')} />
      <circle cx="84" cy="94" r="11" fill={colour('primary-light')} />
      <circle cx="106" cy="93" r="12" fill={colour('error-light')} />
      <path d="M196 130q-8-36 16-46 24 10 16 46z" fill={colour('secondary-light')} />
      <path d="M10 130h280v12H10z" fill={colour('secondary-dark')} />
      <path d="M16 142h268v42H16z" fill={colour('secondary-main')} />
      {[0, 1, 2, 3, 4].map((panel) => (
        <path
          key={panel}
          d={`M${30 + 48 * panel} 0h48l${12 * (panel - 1)} 52a${30} 26 0 0 1-60 0z`}
          fill={colour(cloth[panel % 2 === 0 ? 0 : 1])}
        />
      ))}
      <path d="M24-6h252V4H24z" fill={colour('secondary-dark')} />
    </g>
  );
}

function Crates() {
  return (
    <g>
      <path d="M508 222h86v48h-86zM602 236h64v34h-64zM822 230h92v40h-92z" fill={colour('warning-main')} />
      <path d="M508 238h86M602 253h64M822 249h92" stroke={colour('background-default')} strokeWidth="3" opacity="0.5" />
      <path d="M840 230q0-30 16-30t16 30zM876 230q-2-44 18-48 16 8 10 48z" fill={colour('secondary-light')} />
      <circle cx="530" cy="216" r="13" fill={colour('primary-light')} />
      <circle cx="553" cy="214" r="14" fill={colour('accent-dark')} />
      <circle cx="576" cy="216" r="12" fill={colour('primary-light')} />
    </g>
  );
}

const glow = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

const Bulb = styled.circle({
  animation: `${glow} 5s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Scene = styled.div({
  // As high as the window leaves room for, so that a large one shows the page whole.
  flex: 'none',
  height: 'clamp(104px, 100vh - 700px, 300px)',
  // The stalls rise beside the words.
  '.square': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '.garland': {
    position: 'absolute',
    top: 0,
    left: '50%',
    width: 'max(100%, 1080px)',
    transform: 'translateX(-50%)',
  },
  '.roofs': { fill: 'color-mix(in srgb, var(--mb-palette-warning-light) 45%, var(--mb-palette-background-default))' },
  '[data-theme="dark"] & .roofs': { fill: '#33261c' },
});

import styled from '@emotion/styled';

const wood = 'var(--mb-palette-secondary-main)';
const darkWood = 'var(--mb-palette-secondary-dark)';
const red = 'var(--mb-palette-primary-main)';
const darkRed = 'var(--mb-palette-primary-dark)';
const cream = 'var(--mb-palette-accent-main)';
const paper = 'var(--mb-palette-background-paper)';
const string = 'var(--mb-palette-text-secondary)';

/** `stall`: its awning is rolled up. `cans`: two, joined by a string, to talk through. */
export type EmptyDrawingName = 'stall' | 'crate' | 'tag' | 'cans';

const drawings = { stall: Stall, crate: Crate, tag: Tag, cans: Cans } as const;

/** A decorative drawing of something of a market that is empty, in the colours of the theme. */
export function EmptyDrawing({ name }: { readonly name: EmptyDrawingName }) {
  const Content = drawings[name];
  return (
    <Root viewBox="0 0 200 132" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="122" rx="88" ry="7" fill="var(--mb-palette-text-primary)" opacity="0.07" />
      <Content />
    </Root>
  );
}

function Stall() {
  return (
    <>
      <path d="M34 24v96M166 24v96" stroke={darkWood} strokeWidth="6" />
      <path d="M24 10h152v6H24z" fill={darkRed} />
      <rect x="22" y="15" width="156" height="17" rx="8.5" fill={red} />
      {[46, 84, 122, 160].map((x) => (
        <path key={x} d={`M${x - 10} 15h12v17h-12z`} fill={cream} />
      ))}
      <path d="M62 32v10M138 32v10" stroke={string} strokeWidth="2" />
      <circle cx="62" cy="45" r="3.5" fill={cream} />
      <circle cx="138" cy="45" r="3.5" fill={cream} />
      <path d="M26 84h148v36H26z" fill={wood} />
      <path d="M20 78h160v9H20z" fill={darkWood} />
      <path d="M63 87v33M100 87v33M137 87v33" stroke={darkWood} strokeWidth="1.5" opacity="0.5" />
    </>
  );
}

function Crate() {
  return (
    <>
      <path d="M44 58h112l-8-16H52z" fill={darkWood} opacity="0.55" />
      <path d="M54 46h92l5 12H49z" fill="var(--mb-palette-text-primary)" opacity="0.18" />
      {[58, 79, 100].map((y) => (
        <rect key={y} x="36" y={y} width="128" height="17" rx="3" fill={wood} />
      ))}
      <path d="M42 54h13v66H42zM145 54h13v66h-13z" fill={darkWood} />
      {[66, 87, 108].map((y) => (
        <g key={y} fill={cream} opacity="0.8">
          <circle cx="48.5" cy={y} r="2" />
          <circle cx="151.5" cy={y} r="2" />
        </g>
      ))}
      <path d="M100 84c-9-7-13-11-13-16a7 7 0 0 1 13-4 7 7 0 0 1 13 4c0 5-4 9-13 16z" fill={red} />
    </>
  );
}

function Tag() {
  return (
    <>
      <path d="M60 22C40 4 20 22 34 40s38 8 50 12" fill="none" stroke={string} strokeWidth="2.5" />
      <g transform="rotate(14 100 70)">
        <path d="M60 44 78 30h84a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H78L60 88z" fill={darkRed} opacity="0.25" />
        <path
          d="M56 40 74 26h84a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H74L56 84z"
          fill={paper}
          stroke={red}
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
        <circle cx="74" cy="62" r="6" fill={cream} stroke={red} strokeWidth="3" />
        <path d="M96 52h50M96 70h32" stroke={cream} strokeWidth="7" strokeLinecap="round" />
      </g>
    </>
  );
}

function Cans() {
  return (
    <>
      <path d="M62 82C80 118 122 40 140 74" fill="none" stroke={string} strokeWidth="2.5" />
      <g transform="rotate(-12 42 84)">
        <path d="M20 60h44v48a22 7 0 0 1-44 0z" fill={red} />
        <path d="M20 76h44v12H20z" fill={cream} />
        <ellipse cx="42" cy="60" rx="22" ry="7" fill={darkRed} />
      </g>
      <g transform="rotate(14 158 76)">
        <path d="M136 52h44v48a22 7 0 0 1-44 0z" fill={wood} />
        <path d="M136 68h44v12h-44z" fill={cream} />
        <ellipse cx="158" cy="52" rx="22" ry="7" fill={darkWood} />
      </g>
    </>
  );
}

const Root = styled.svg({ display: 'block', width: 'clamp(136px, 30vw, 200px)', height: 'auto' });

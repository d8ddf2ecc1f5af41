import type { Colour } from '../colours';

export const ink = '#3a2238';
export const milk = '#fff5e0';

export const paints: Record<Colour, string> = {
  terracotta: '#c8623f',
  saffron: '#e6a53b',
  cream: '#f4e8d3',
  sage: '#8fa384',
  teal: '#2f7d7b',
  plum: '#71395a',
  night: '#2e3654',
  sand: '#d9bd95',
  rose: '#dd9888',
  stone: '#9f978f',
};

/** `share` of `other` in `colour`, both as #rrggbb. */
export function mix(colour: string, other: string, share: number): string {
  const channel = (start: number): string => {
    const from = parseInt(colour.slice(start, start + 2), 16);
    const to = parseInt(other.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (colour: string, share = 0.2): string => mix(colour, ink, share);
export const lighter = (colour: string, share = 0.25): string => mix(colour, milk, share);

/** Shadow and light laid over other colours. */
export const veil = (opacity: number): string => ink + alpha(opacity);
export const glow = (opacity: number): string => milk + alpha(opacity);

/** How far apart two colours look, roughly, from 0 to 1. */
export function contrast(colour: string, other: string): number {
  const gap = (start: number): number =>
    parseInt(colour.slice(start, start + 2), 16) - parseInt(other.slice(start, start + 2), 16);
  return Math.sqrt(0.3 * gap(1) ** 2 + 0.55 * gap(3) ** 2 + 0.15 * gap(5) ** 2) / 255;
}

function alpha(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
}

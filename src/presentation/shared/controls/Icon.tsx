import { iconPaths } from './iconPaths';

interface IconProps {
  readonly name: keyof typeof iconPaths;
  /** CSS pixels. */
  readonly size?: number;
}

/** Decorative: hidden from screen readers. Use it beside a text or in a labelled button. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

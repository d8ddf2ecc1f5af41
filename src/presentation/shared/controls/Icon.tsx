import { iconPaths } from './iconPaths';

type IconProps = {
  /** CSS pixels. */
  readonly size?: number;
} & (
  | { readonly name: keyof typeof iconPaths; readonly path?: undefined }
  /** A drawing that the first page does not need: those of `iconPaths` are loaded with it. */
  | { readonly path: string; readonly name?: undefined }
);

/** Decorative: hidden from screen readers. Use it beside a text or in a labelled button. */
export function Icon({ name, path, size = 24 }: IconProps) {
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
      <path d={path ?? iconPaths[name]} />
    </svg>
  );
}

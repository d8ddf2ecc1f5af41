import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { breadcrumbMessages } from './breadcrumbMessages';

export interface Step {
  readonly label: string;
  readonly path: string;
}

export const homeStep: Step = { label: breadcrumbMessages.home, path: paths.home };

interface BreadcrumbProps {
  readonly steps: readonly Step[];
  /** The last step, where it has no page. */
  readonly last?: string | undefined;
}

export function Breadcrumb({ steps, last }: BreadcrumbProps) {
  return (
    <Trail aria-label={breadcrumbMessages.label}>
      <ol>
        {steps.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        {last !== undefined && <li>{last}</li>}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav({
  fontSize: '0.9375rem',
  ol: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: 'var(--mb-palette-text-secondary)',
  },
  li: { display: 'inline-flex', alignItems: 'center' },
  'li + li::before': { content: '"›"', margin: '0 10px' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    '@media (pointer: coarse)': { minHeight: 44 },
    color: 'inherit',
    textDecoration: 'none',
  },
  'a:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
});

import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pillLink } from '../controls/buttonLook';
import { OutlineLink } from '../controls/OutlineLink';
import { paths } from '../paths';
import { PageMetadata } from './PageMetadata';
import { standaloneMessages as messages } from './standaloneMessages';
import { Wordmark } from './Wordmark';

export interface StandalonePageProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** A page without the header and the menus of the site, which opens while the site is closed. Search engines do not list it. */
export function StandalonePage({ title, description, path, children }: StandalonePageProps) {
  return (
    <Root>
      <PageMetadata title={title} description={description} path={path}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <header>
        <Link to={paths.home} aria-label={messages.logo}>
          <Wordmark />
        </Link>
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </Root>
  );
}

/** What was done, in place of the button that did it; hence it gets the focus. */
export function StandaloneConfirmation({ text }: { readonly text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <div className="box">
      <p ref={paragraph} tabIndex={-1} role="status">
        {text}
      </p>
      <OutlineLink to={paths.home}>{messages.home}</OutlineLink>
    </div>
  );
}

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  padding: '20px clamp(16px, 3vw, 24px) 64px',
  header: { display: 'flex', minHeight: 48 },
  'header a': { borderRadius: 8, textDecoration: 'none', color: 'inherit' },
  h1: {
    margin: 'clamp(20px, 4vw, 40px) 0 14px',
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  'p, li': { margin: '0 0 8px', maxWidth: '58ch', lineHeight: 1.6, overflowWrap: 'anywhere' },
  ul: { margin: 0, paddingInlineStart: 22 },
  '.lead': { marginBottom: 24, fontSize: '1.125rem', color: 'var(--mb-palette-text-secondary)' },
  '.box': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 12,
    marginBottom: 24,
    padding: 'clamp(16px, 3vw, 28px)',
    borderRadius: 18,
    border: '1px solid var(--mb-palette-divider)',
    background: 'var(--mb-palette-background-paper)',
    p: { margin: 0, fontWeight: 600 },
    '.failure': { fontWeight: 400, color: 'var(--mb-palette-error-main)' },
  },
  button: { ...pillLink, '&[aria-disabled="true"]': { opacity: 0.75 } },
});

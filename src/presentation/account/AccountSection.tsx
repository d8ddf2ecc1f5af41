import styled from '@emotion/styled';
import { Suspense, type ReactNode } from 'react';
import { Loader } from '../shared/controls/Loader';
import { below } from '../shared/page/screenWidths';
import type { AccountSectionId } from './accountSections';
import { sectionTitles } from './messages';

interface AccountSectionProps {
  readonly id: AccountSectionId;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of the account page; its `id` is an anchor of the address. It stays, with the focus, while its content loads more code. */
export function AccountSection({ id, lead, children }: AccountSectionProps) {
  return (
    <Root id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{sectionTitles[id]}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <Suspense fallback={<Loader />}>{children}</Suspense>
    </Root>
  );
}

const Root = styled.section({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  boxSizing: 'border-box',
  minWidth: 0,
  padding: 'clamp(18px, 3.2vw, 32px)',
  borderRadius: 24,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  // Focused by the script, to be read; a ring would look like an error.
  '&:focus': { outline: 'none' },
  h2: { margin: 0, font: 'var(--mb-font-h2)', letterSpacing: '-0.01em' },
  h3: { margin: 0, fontFamily: 'var(--mb-font-display)', fontSize: '1.125rem' },
  '.lead': { margin: '-12px 0 0' },
  p: { margin: 0, maxWidth: '62ch', lineHeight: 1.5, textWrap: 'pretty' },
  '.lead, .note': { color: 'var(--mb-palette-text-secondary)' },
  '.note': { fontSize: '0.9375rem' },
  // An empty live region takes no room.
  '& > [role="status"]:empty': { marginTop: -20 },
  '.row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  // On a line of its own, its label begins where the texts do.
  [below(400)]: { '.row .MuiButton-text': { marginInlineStart: -16, paddingInline: 16 } },
});

import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { OutlineLink } from '../shared/controls/OutlineLink';
import { paths } from '../shared/paths';
import type { ContactViewModel } from './ContactViewModel';
import { messages } from './messages';

/** Confirms that the message was sent; replaces the form and gets the focus. */
export function ContactThanks({ contact }: { readonly contact: ContactViewModel }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status">
      <h2 ref={heading} tabIndex={-1}>
        {messages.sent}
      </h2>
      <p>{contact.isDemonstration ? messages.sentDemonstration : messages.sentText(contact.draft.email.trim())}</p>
      <div>
        <Button variant="contained" onClick={contact.writeAnother}>
          {messages.another}
        </Button>
        <OutlineLink to={paths.home}>{messages.home}</OutlineLink>
      </div>
    </Box>
  );
}

const Box = styled.div({
  padding: 'clamp(20px, 4vw, 36px)',
  borderRadius: 24,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  h2: { margin: '0 0 10px', font: 'var(--mb-font-h2)', overflowWrap: 'anywhere' },
  p: { overflowWrap: 'anywhere' },
  div: { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

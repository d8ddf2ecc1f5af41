import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { contactFields } from '../../domain/contact/ContactDraft';
import { ContactEntry } from './ContactEntry';
import type { ContactViewModel } from './ContactViewModel';
import { failures, messages } from './messages';
import { FIELD_GAP } from '../shared/controls/fieldLayout';
import { above } from '../shared/page/screenWidths';
import { useSession } from '../shared/session/useSession';

export const ContactForm = observer(function ContactForm({ contact }: { readonly contact: ContactViewModel }) {
  const form = useRef<HTMLFormElement>(null);
  const { failure, status } = contact;
  const { profile } = useSession();
  const submit = async () => {
    await contact.submit(profile?.uid ?? null);
    const first = contactFields.find((field) => contact.mistakes[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Root ref={form} onSubmit={onSubmit} noValidate>
      <p className="quiet">{messages.required}</p>
      {contactFields.map((field) => (
        <ContactEntry key={field} field={field} contact={contact} />
      ))}
      <div role="alert">{failure !== null && <p className="failure">{failures[failure]}</p>}</div>
      <Button type="submit" variant="contained" size="large" aria-disabled={status === 'sending'}>
        {status === 'sending' ? messages.sending : messages.submit}
      </Button>
      <p className={contact.isSaved ? 'quiet' : 'quiet warning'} role="status">
        {contact.isSaved ? messages.draftStored : messages.draftNotStored}
      </p>
    </Root>
  );
});

const Root = styled.form({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: FIELD_GAP,
  marginTop: 8,
  [above(600)]: { '& > button': { alignSelf: 'flex-start' } },
  '& p': { margin: 0 },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.warning': { color: 'var(--mb-palette-warning-main)' },
  '.failure': {
    padding: '12px 16px',
    borderRadius: 14,
    border: '1px solid var(--mb-palette-error-main)',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
});

import styled from '@emotion/styled';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../shared/Icon';
import { searchPath } from '../shared/searchPath';
import { messages } from './messages';

/** Works as a plain form as well, before any script has come. */
export function HomeSearchForm() {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(searchPath({ query: field.current?.value.trim() ?? '' }));
  };
  return (
    <Form role="search" action="/recherche" onSubmit={submit}>
      <input
        ref={field}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={messages.home.search}
        placeholder={messages.home.search}
      />
      <button type="submit" aria-label={messages.home.submitSearch}>
        <Icon name="search" />
        <span aria-hidden="true">{messages.home.submitSearch}</span>
      </button>
    </Form>
  );
}

const Form = styled.form({
  display: 'flex', alignItems: 'center', gap: 8, maxWidth: 620, padding: 6, paddingInlineStart: 20, borderRadius: 999,
  background: 'var(--mb-palette-background-paper)', border: '1.5px solid var(--mb-palette-outline)',
  boxShadow: '0 14px 34px -18px rgb(74 38 14 / 0.45)',
  '&:focus-within': { borderColor: 'var(--mb-palette-primary-main)', outline: '3px solid color-mix(in srgb, var(--mb-palette-primary-main) 35%, transparent)' },
  input: {
    flex: 1, minWidth: 0, height: 48, padding: 0, border: 0, outline: 'none', fontSize: '1.0625rem', color: 'inherit', background: 'none', appearance: 'none',
    '&::placeholder': { color: 'var(--mb-palette-text-secondary)', opacity: 1 },
  },
  button: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 8, flex: 'none', minWidth: 48, height: 48, padding: '0 14px', border: 0, borderRadius: 999,
    cursor: 'pointer', fontWeight: 650, color: 'var(--mb-palette-primary-contrastText)', background: 'var(--mb-palette-primary-main)',
    transition: 'background-color 150ms',
  },
  'button:hover': { background: 'var(--mb-palette-primary-dark)' },
  'button span': { display: 'none' },
  '@media (min-width: 600px)': { 'button span': { display: 'inline' }, button: { paddingInline: 22 } },
});

import styled from '@emotion/styled';
import { useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { quickSearchMessages } from '../../search/quickSearchMessages';
import { Icon } from '../../shared/controls/Icon';
import { bareInput, fieldLook, focusRing } from '../../shared/controls/fieldLook';
import { paths } from '../../shared/paths';

/** The search field of small screens and mobile devices. An empty query is not submitted. */
export function SearchForm({ label }: { readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query === '') {
      field.current?.focus();
      return;
    }
    field.current?.blur();
    void navigate(paths.search({ query }));
  };

  return (
    <Root role="search" aria-label={label} action={paths.search()} onSubmit={submit}>
      <input
        key={shown}
        ref={field}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={shown}
        aria-label={quickSearchMessages.placeholder}
        placeholder={quickSearchMessages.placeholder}
      />
      <button type="submit" aria-label={quickSearchMessages.submit}>
        <Icon name="search" size={22} />
      </button>
    </Root>
  );
}

const Root = styled.form({
  ...fieldLook,
  paddingRight: 2,
  ...focusRing,
  input: {
    ...bareInput,
    appearance: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: 999,
    cursor: 'pointer',
    color: 'var(--mb-palette-primary-contrastText)',
    backgroundColor: 'var(--mb-palette-primary-main)',
  },
});

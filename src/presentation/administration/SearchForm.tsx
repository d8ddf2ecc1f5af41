import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { FIELD_GAP } from '../shared/controls/fieldLayout';
import { below } from '../shared/page/screenWidths';
import { administrationMessages as messages } from './messages';

interface SearchFormProps {
  /** The fields. */
  readonly children: ReactNode;
  readonly onSearch: () => void;
  /** Whether its button is below or beside the fields. Default: yes. */
  readonly hasButton?: boolean;
  /** The button that ends the search, while there is one. */
  readonly end?: { readonly label: string; readonly onEnd: () => void } | null;
}

/** A search of the administration: fields, and its button beside or below them. */
export function SearchForm({ children, onSearch, hasButton = true, end = null }: SearchFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Form role="search" noValidate onSubmit={submit}>
      {children}
      {hasButton && (
        <Button type="submit" variant="outlined">
          {messages.find}
        </Button>
      )}
      {end !== null && <Button onClick={end.onEnd}>{end.label}</Button>}
    </Form>
  );
}

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${FIELD_GAP}px 12px`,
  margin: '16px 0',
  '& > .MuiTextField-root': { flex: '1 1 200px', maxWidth: 480 },
  '& > .MuiTextField-root:has(select)': { flexBasis: 160 },
  '& > button': { minHeight: 56 },
  '& > .MuiButton-text': { marginInlineStart: -16, paddingInline: 16 },
  // Below the field.
  [below(450)]: { '& > button': { minHeight: 44 } },
});

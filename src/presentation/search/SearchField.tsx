import { Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { findCategory } from '../../domain/listings/catalogue/categories';
import { MAXIMUM_QUERY_LENGTH, noCriteria, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { Icon } from '../shared/controls/Icon';
import { messages } from '../shared/messages';
import { OptionList } from '../shared/controls/OptionList';
import { useCombobox } from '../shared/controls/useCombobox';
import { paths } from '../shared/paths';
import { withCategory } from './criteriaChanges';
import { SearchFieldForm } from './SearchFieldForm';
import { SearchOptionsSource } from './filters/SearchOptionsSource';
import type { SearchOption } from './filters/SearchOptionsViewModel';

interface SearchFieldProps {
  /** The search whose query is edited; a new search unless given. */
  readonly criteria?: SearchCriteria;
}

/**
 * The query field, with suggestions. A plain form, light enough for the home page: the code of suggestions is loaded when the field
 * gets the focus.
 */
export function SearchField({ criteria = noCriteria }: SearchFieldProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [{ text }, setTyped] = useTyped(criteria.query);
  const [isUsed, setUsed] = useState(false);
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const combobox = useCombobox({
    count: options.length,
    onPick: (index) => {
      const option = options[index];
      if (option !== undefined) search(option.text, option.categoryId);
    },
  });

  function type(typed: string) {
    setTyped({ query: criteria.query, text: typed });
    combobox.open();
  }

  function search(typed: string, categoryId?: string) {
    const query = typed.trim();
    combobox.close();
    setTyped({ query: criteria.query, text: query });
    if (query === '' && criteria.query === '') return field.current?.focus();
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
    void navigate(
      paths.search({ ...(categoryId === undefined ? criteria : withCategory(criteria, { categoryId })), query }),
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <SearchFieldForm role="search" action={paths.search()} onSubmit={submit}>
      <Icon name="search" size={20} />
      <input
        {...combobox.input}
        ref={field}
        name="q"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={MAXIMUM_QUERY_LENGTH}
        aria-label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setUsed(true)}
      />
      {text !== '' && (
        <button type="button" className="clear" aria-label={messages.clearSearch} onClick={clear}>
          <Icon name="close" size={20} />
        </button>
      )}
      <button type="submit">{messages.search}</button>
      {isUsed && (
        <Suspense>
          <SearchOptionsSource text={text} onOptions={setOptions} />
        </Suspense>
      )}
      <OptionList combobox={combobox} label={messages.searchOptions} options={options} keyOf={keyOf}>
        {(option) => <SearchOptionLine option={option} />}
      </OptionList>
    </SearchFieldForm>
  );
}

function SearchOptionLine({ option }: { readonly option: SearchOption }) {
  const category = option.categoryId === undefined ? undefined : findCategory(option.categoryId);
  return (
    <>
      <Icon name={option.kind === 'recent' ? 'history' : 'search'} size={18} />
      <span className="text">{option.text}</span>
      {category !== undefined && <span className="category">{messages.inCategory(category.label)}</span>}
    </>
  );
}

function keyOf({ kind, text, categoryId = '' }: SearchOption): string {
  return `${kind} ${categoryId} ${text}`;
}

/** The typed text, reset when the query of the search changes. */
function useTyped(query: string) {
  const [typed, setTyped] = useState({ query, text: query.trim() });
  if (typed.query === query) return [typed, setTyped] as const;
  const renewed = { query, text: query.trim() };
  setTyped(renewed);
  return [renewed, setTyped] as const;
}

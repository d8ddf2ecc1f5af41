import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  MAXIMUM_QUERY_LENGTH,
  noCriteria,
  type PlaceFilter,
  type SearchCriteria,
} from '../../../domain/search/criteria/SearchCriteria';
import { criteriaToEntries } from '../../../domain/search/criteria/criteriaToEntries';
import { Icon } from '../../shared/controls/Icon';
import { Material } from '../../shared/controls/Material';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';
import { shortCommuneName } from '../../shared/places/placeText';
import type { ChangeCriteria } from '../useSearchAddress';
import { SearchBoxForm } from './SearchBoxForm';
import { useSearchOptions } from './useSearchOptions';

const SearchOptionList = lazy(async () => ({ default: (await import('./SearchOptionList')).SearchOptionList }));
const WherePanel = lazy(async () => ({ default: (await import('./WherePanel')).WherePanel }));

interface SearchBoxProps {
  /** The search that is edited; a new search unless given. */
  readonly criteria?: SearchCriteria;
  /** Where a chosen place changes the search at once; otherwise it waits for the words. */
  readonly onChange?: ChangeCriteria;
  /** The name of the landmark, on pages that have several. */
  readonly label?: string;
}

/**
 * What and where to search, with suggestions: the box of the header, the home page, category pages and results. A plain form, light enough for
 * the home page: the code of suggestions and of the place is loaded when they are used.
 */
export function SearchBox({ criteria = noCriteria, onChange, label }: SearchBoxProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const where = useRef<HTMLButtonElement>(null);
  const [{ text, place }, enter] = useEntry(criteria);
  const [isUsed, setUsed] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const suggestions = useSearchOptions({
    onPick: (option) => search(option.text, option.place ?? place, option.categoryId, option.addressOf),
  });
  const { combobox } = suggestions;
  const { place: former, ...others } = criteria;
  const wanted = { ...others, ...(place && { place }) };
  const commune = shortCommuneName(place?.communeName ?? '');
  const placeName = place === undefined ? messages.everywhere : messages.within(commune, place.radiusKm);

  function type(typed: string) {
    enter({ text: typed, place });
    combobox.open();
  }

  function search(typed: string, around = place, categoryId?: string, addressOf = paths.search) {
    const query = typed.trim();
    combobox.close();
    enter({ text: query, place: around });
    const isEmpty = query === '' && categoryId === undefined && around === undefined;
    if (isEmpty && criteria.query === '' && former === undefined) return field.current?.focus();
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
    const category = categoryId === undefined || categoryId === criteria.categoryId ? {} : { categoryId, fields: {} };
    void navigate(addressOf({ ...others, ...category, query, ...(around && { place: around }) }));
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  const clear = () => {
    type('');
    field.current?.focus();
  };
  const changePlace = (next: SearchCriteria) => {
    enter({ text, place: next.place });
    onChange?.({ ...next, query: text.trim() });
  };
  return (
    <>
      <SearchBoxForm role="search" aria-label={label} action={paths.search()} onSubmit={submit}>
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
        {/* Without JavaScript, the other filters stay too. */}
        {criteriaToEntries({ ...wanted, query: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {text !== '' && (
          <button type="button" className="clear" aria-label={messages.clearSearch} onClick={clear}>
            <Icon name="close" size={20} />
          </button>
        )}
        <button
          ref={where}
          type="button"
          className="where"
          data-set={place !== undefined || undefined}
          aria-label={messages.where(placeName)}
          aria-haspopup="dialog"
          onClick={() => setPlacing(true)}
        >
          <Icon name="locate" size={20} />
          <span>
            <span>{commune}</span>
            <span>{placeName.slice(commune.length)}</span>
          </span>
        </button>
        <button type="submit">
          <Icon name="search" size={22} />
          <span>{messages.search}</span>
        </button>
        {isUsed && (
          <Suspense>
            <SearchOptionList {...suggestions} text={text} />
          </Suspense>
        )}
      </SearchBoxForm>
      {isPlacing && (
        <Suspense>
          <Material>
            <WherePanel anchor={where} criteria={wanted} onChange={changePlace} onClose={() => setPlacing(false)} />
          </Material>
        </Suspense>
      )}
    </>
  );
}

interface Entry {
  readonly text: string;
  readonly place: PlaceFilter | undefined;
}

/** What is typed and the place that is chosen, reset when those of the search change. */
function useEntry({ query, place }: SearchCriteria) {
  const key = `${query}~${place?.communeCode}~${place?.radiusKm}`;
  const [entry, setEntry] = useState({ key, text: query.trim(), place });
  const enter = (entered: Entry) => setEntry({ key, ...entered });
  if (entry.key === key) return [entry, enter] as const;
  const renewed = { key, text: query.trim(), place };
  setEntry(renewed);
  return [renewed, enter] as const;
}

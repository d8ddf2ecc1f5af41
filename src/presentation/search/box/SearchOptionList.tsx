import styled from '@emotion/styled';
import { Suspense } from 'react';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import { Icon } from '../../shared/controls/Icon';
import { OptionList } from '../../shared/controls/OptionList';
import type { Combobox } from '../../shared/controls/useCombobox';
import { shortCommuneName } from '../../shared/places/placeText';
import { Optional } from './Optional';
import { SearchOptionsSource } from './SearchOptionsSource';
import type { SearchOption } from './SearchOptionsViewModel';
import { optionMessages as messages } from './optionMessages';

interface SearchOptionListProps {
  readonly combobox: Combobox;
  readonly options: readonly SearchOption[];
  onOptions(options: readonly SearchOption[]): void;
  readonly text: string;
}

/** The suggestions under a search field. A search goes without them where they fail. */
export function SearchOptionList({ combobox, options, onOptions, text }: SearchOptionListProps) {
  return (
    <Optional>
      <Suspense>
        <SearchOptionsSource text={text} onOptions={onOptions} />
      </Suspense>
      <OptionList combobox={combobox} label={messages.label} options={options} keyOf={keyOf}>
        {(option) => <SearchOptionLine option={option} />}
      </OptionList>
    </Optional>
  );
}

function SearchOptionLine({ option: { kind, text, categoryId, place } }: { readonly option: SearchOption }) {
  const category = categoryId === undefined ? undefined : findCategory(categoryId)?.label;
  const within = text === '' || category === undefined ? undefined : messages.inCategory(category);
  const note = place === undefined ? within : messages.aroundPlace(shortCommuneName(place.communeName));
  return (
    <Line>
      <Icon name={kind === 'recent' ? 'history' : place === undefined ? 'search' : 'locate'} size={18} />
      <span className="words">
        <span className="text">{text === '' ? category : text}</span>
        {note !== undefined && <span className="note">{note}</span>}
      </span>
    </Line>
  );
}

const Line = styled.span({
  display: 'contents',
  svg: { flex: 'none', color: 'var(--mb-palette-text-secondary)' },
  // Beside a long text a note would be cut to nothing: it stands below.
  '.words': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12, minWidth: 0 },
  '.text, .note': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.note': { color: 'var(--mb-palette-text-secondary)', fontSize: '0.9375rem' },
});

function keyOf({ kind, text, categoryId = '', place }: SearchOption): string {
  return `${kind} ${categoryId} ${place?.communeCode} ${text}`;
}

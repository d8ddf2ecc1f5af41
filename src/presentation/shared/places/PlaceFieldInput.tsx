import styled from '@emotion/styled';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { isWholeCity, locationOf, type Commune } from '../../../domain/listings/place/Commune';
import type { Location } from '../../../domain/listings/place/Location';
import { placeMessages as messages } from '../forms/placeMessages';
import { OptionList } from '../controls/OptionList';
import { placeFieldViewModel } from '../viewModels';
import type { PlaceFieldViewModel } from './PlaceFieldViewModel';
import { useCombobox } from '../controls/useCombobox';
import { useViewModel } from '../useViewModel';

type ShownPlace = Pick<Location, 'communeName' | 'postalCode'>;

export interface PlaceFieldProps {
  readonly value: ShownPlace | null;
  /** The text of a draft without a chosen commune; when set, `onChange` is called at every keystroke. */
  readonly typed?: string;
  /** Null at every keystroke whose text names no chosen commune; `typed` is that text. */
  onChange(location: Location | null, typed: string): void;
  readonly label: string;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  readonly size?: 'small' | 'medium';
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** `PlaceField` once its view-model is loaded. */
export const PlaceFieldInput = observer(function PlaceFieldInput({
  value,
  typed,
  onChange,
  label,
  error,
  helperText,
  size,
  required = false,
  autoFocus = false,
}: PlaceFieldProps) {
  const viewModel = useViewModel(placeFieldViewModel);
  const { communes, text } = viewModel;
  const known = useRef<string | null>(null);
  const shown = value === null ? (typed ?? null) : textOf(value);

  useEffect(() => {
    if (shown === known.current) return;
    known.current = shown;
    if (value === null && shown !== null) void viewModel.type(shown);
    else viewModel.settle(shown ?? '');
  }, [shown, value, viewModel]);

  const choose = (location: Location) => {
    known.current = textOf(location);
    viewModel.settle(known.current);
    onChange(location, known.current);
  };
  const combobox = useCombobox({
    count: communes.length,
    picksFirst: true,
    onPick: (index) => {
      const commune = communes[index];
      if (commune !== undefined) choose(locationOf(commune));
    },
  });
  const type = (text: string) => {
    known.current = typed === undefined ? null : text;
    if (value !== null || typed !== undefined) onChange(null, text);
    combobox.open();
    void viewModel.type(text);
  };
  const leave = async () => {
    combobox.close();
    const meant = await viewModel.leave();
    if (meant !== null) choose(meant);
  };
  const problem = error ?? problemOf(viewModel);
  return (
    <Frame>
      <TextField
        fullWidth
        label={label}
        size={size ?? 'medium'}
        required={required}
        autoFocus={autoFocus}
        placeholder={messages.communePlaceholder}
        value={text}
        error={error !== undefined || viewModel.status === 'unsettled'}
        helperText={problem ?? helperText}
        onChange={(event) => type(event.target.value)}
        slotProps={{
          htmlInput: { ...combobox.input, onBlur: () => void leave(), maxLength: 60, spellCheck: false },
          formHelperText: { role: problem === undefined ? undefined : 'status' },
        }}
      />
      <OptionList
        combobox={combobox}
        label={messages.communes}
        options={communes}
        keyOf={({ code, postalCode }) => `${code} ${postalCode}`}
      >
        {(commune) => <CommuneLine commune={commune} />}
      </OptionList>
    </Frame>
  );
});

function CommuneLine({ commune }: { readonly commune: Commune }) {
  const place = locationOf(commune);
  return (
    <>
      <Name>{place.communeName}</Name>
      <Code>{isWholeCity(place) ? messages.wholeCity : place.postalCode}</Code>
    </>
  );
}

function textOf(place: ShownPlace): string {
  return isWholeCity(place) ? place.communeName : messages.commune(place.communeName, place.postalCode);
}

function problemOf({ status }: PlaceFieldViewModel): string | undefined {
  if (status === 'none') return messages.noCommune;
  if (status === 'unavailable') return messages.communesUnavailable;
  return status === 'unsettled' ? messages.chooseCommune : undefined;
}

const Frame = styled.div({ position: 'relative', width: '100%' });
const Name = styled.span({ flexGrow: 1 });
const Code = styled.span({ color: 'var(--mb-palette-text-secondary)', fontVariantNumeric: 'tabular-nums' });

import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { SearchForm } from '../SearchForm';
import { subscriberMessages as messages } from './subscriberMessages';
import type { SubscribersViewModel } from './SubscribersViewModel';

/** Finds one subscription by its whole address. */
export const SubscriberSearch = observer(function SubscriberSearch({
  subscribers,
}: {
  subscribers: SubscribersViewModel;
}) {
  const { isInvalid, query, searched } = subscribers;
  const field = useRef<HTMLInputElement>(null);
  const search = async () => {
    if (!(await subscribers.submit())) field.current?.focus();
  };
  const showAll = () => {
    field.current?.focus();
    void subscribers.readFromStart();
  };
  return (
    <SearchForm onSearch={() => void search()} end={searched === null ? null : { label: messages.all, onEnd: showAll }}>
      <TextField
        type="email"
        autoComplete="off"
        label={messages.search}
        value={query}
        error={isInvalid}
        helperText={isInvalid ? messages.invalid : messages.searchHint}
        inputRef={field}
        onChange={(event) => subscribers.type(event.target.value)}
      />
    </SearchForm>
  );
});

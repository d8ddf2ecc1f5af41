import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
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
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await subscribers.submit())) field.current?.focus();
  };
  const showAll = () => {
    field.current?.focus();
    void subscribers.readFromStart();
  };
  return (
    <Form role="search" noValidate onSubmit={(event) => void search(event)}>
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
      <Button type="submit" variant="outlined">
        {messages.submit}
      </Button>
      {searched !== null && <Button onClick={showAll}>{messages.all}</Button>}
    </Form>
  );
});

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  margin: '28px 0 8px',
  '& > .MuiTextField-root': { flex: '1 1 280px', maxWidth: 480 },
  button: { minHeight: 56 },
});

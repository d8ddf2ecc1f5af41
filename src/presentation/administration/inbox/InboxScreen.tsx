import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageGroup, ReceivedContactMessage } from '../../../domain/contact/ReceivedContactMessage';
import { Loader } from '../../shared/controls/Loader';
import { PillGroup } from '../../shared/controls/PillGroup';
import { PageTitle } from '../../shared/page/PageTitle';
import { useViewModel } from '../../shared/useViewModel';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import { Shortcuts } from '../cases/Shortcuts';
import { namesViewModel, pendingMessageRemovals } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { focusByKey, focusNeighbour } from '../focusInList';
import { useRemoval } from '../removal/useRemoval';
import { InboxItem } from './InboxItem';
import { inboxMessages as messages } from './inboxMessages';
import type { InboxViewModel } from './InboxViewModel';
import { useMarking } from './useMarking';

interface InboxScreenProps {
  readonly inbox: InboxViewModel;
  readonly queue: CaseQueueViewModel;
  /** The uid of the admin. */
  readonly admin: string;
}

/** The parameter of the address, and its value for the handled messages. */
const GROUP = 'etat';
const HANDLED = 'traites';

/** What people have written to the team. */
export const InboxScreen = observer(function InboxScreen({ inbox, queue, admin }: InboxScreenProps) {
  const names = useViewModel(namesViewModel);
  const remove = useRemoval(useViewModel(pendingMessageRemovals));
  const mark = useMarking(inbox, admin);
  const [parameters, setParameters] = useSearchParams();
  const [areKeysShown, setKeysShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const group: MessageGroup = parameters.get(GROUP) === HANDLED ? 'handled' : 'open';
  const { hasMore, messages: received, status } = inbox;
  useEffect(() => void inbox.show(group), [inbox, group]);
  useEffect(
    () => names.load(received.flatMap(({ handled }) => (handled === null ? [] : [handled.by]))),
    [names, received],
  );
  const removeOne = ({ id, name }: ReceivedContactMessage, index: number) => {
    focusNeighbour(list.current, '.reply', index, heading.current);
    remove(id, { removed: messages.removed(name), refused: messages.refused(name) }, () => inbox.forget(id));
  };
  const markOne = async (message: ReceivedContactMessage, index: number) => {
    if (await mark(message)) focusNeighbour(list.current, '.reply', index - 1, heading.current);
  };
  const showMore = async () => {
    const count = received.length;
    await inbox.readMore();
    list.current?.querySelectorAll('li')[count]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey || (key.length === 1 && !queue.hasLetters)) return;
    const index = [...currentTarget.children].findIndex((item) => item.contains(document.activeElement));
    if (key === '?') setKeysShown(true);
    else if (!focusByKey(key, [...currentTarget.querySelectorAll<HTMLElement>('.reply')], index)) return;
    event.preventDefault();
  };
  const isEmpty = status === 'ready' && received.length === 0 && !hasMore;
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <p className="lead">{messages.lead}</p>
      <PillGroup
        label={messages.group}
        pills={(['open', 'handled'] as const).map((value) => ({ value, label: messages.groups[value] }))}
        value={group}
        onChange={(chosen) => setParameters(chosen === 'open' ? {} : { [GROUP]: HANDLED })}
      />
      <p className="shown" role="status">
        {isEmpty ? messages.empty[group] : status === 'ready' && messages.shown(received.length)}
      </p>
      {isEmpty && <p className="quiet">{messages.emptyHint[group]}</p>}
      {received.length > 0 && (
        <ul ref={list} aria-label={messages.list} onKeyDown={onKeyDown}>
          {received.map((message, index) => (
            <InboxItem
              key={message.id}
              message={message}
              now={queue.now}
              names={names.names}
              onMark={() => void markOne(message, index)}
              onRemove={() => removeOne(message, index)}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && (
        <FailureNotice failure={status} onRetry={() => void inbox.readMore()} />
      )}
      {hasMore && status === 'ready' && (
        <Button variant="outlined" onClick={() => void showMore()}>
          {messages.more}
        </Button>
      )}
      <Shortcuts
        queue={queue}
        keys={messages.keys}
        isOpen={areKeysShown}
        onOpen={() => setKeysShown(true)}
        onClose={() => setKeysShown(false)}
      />
    </Root>
  );
});

const Root = styled.div({
  maxWidth: 860,
  'h1:focus': { outline: 'none' },
  '.lead': { margin: '0 0 20px', maxWidth: '68ch', color: 'var(--mb-palette-text-secondary)' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.shown': { margin: '20px 0 12px', fontWeight: 600 },
  ul: { display: 'grid', gap: 12, margin: '0 0 16px', padding: 0, listStyle: 'none' },
});

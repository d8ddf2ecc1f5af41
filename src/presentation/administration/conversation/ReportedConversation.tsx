import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Instant } from '../../../domain/shared/Instant';
import { Loader } from '../../shared/controls/Loader';
import { useViewModel } from '../../shared/useViewModel';
import { openedConversationViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { conversationMessages as messages } from './conversationMessages';
import { OpenedMessages } from './OpenedMessages';
import { SealedConversation } from './SealedConversation';

interface ReportedConversationProps {
  readonly conversationId: string;
  /** The uid of the admin. */
  readonly admin: string;
  readonly isCaseOpen: boolean;
  /** Whether it was reported as offensive. */
  readonly isOffensive: boolean;
  readonly now: Instant;
}

/** The conversation of a case, sealed or opened. */
export const ReportedConversation = observer(function ReportedConversation({
  conversationId,
  admin,
  isCaseOpen,
  isOffensive,
  now,
}: ReportedConversationProps) {
  const viewModel = useViewModel(openedConversationViewModel);
  const [isJustOpened, setJustOpened] = useState(false);
  useEffect(() => void viewModel.load(conversationId, admin), [viewModel, conversationId, admin]);
  const { opened, status } = viewModel;
  if (status === 'loading') return <Loader message={messages.loading} />;
  if (status !== 'ready') return <FailureNotice failure={status} onRetry={() => void viewModel.retry()} />;
  if (opened === null || !viewModel.isOpenAt(now))
    return <SealedConversation viewModel={viewModel} isCaseOpen={isCaseOpen} onOpened={() => setJustOpened(true)} />;
  return <OpenedMessages viewModel={viewModel} opened={opened} isOffensive={isOffensive} takesFocus={isJustOpened} />;
});

import { useNavigate } from 'react-router';
import { CreateNewDialog } from '#groups';
import { MessagesPage } from './messages.tsx';

/** GRP-01: a choice over the inbox, with an address of its own. */
export const CreateNewPage = () => {
  const navigate = useNavigate();
  return (
    <>
      <MessagesPage />
      <CreateNewDialog onClose={() => void navigate('/messages')} />
    </>
  );
};

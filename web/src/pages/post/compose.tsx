import { useNavigate } from 'react-router';
import { ComposeScreen } from '#drafts';

/** POST-08: success and Cancel both lead back to the feed. */
export const ComposePage = () => {
  const navigate = useNavigate();
  return <ComposeScreen onLeave={() => void navigate('/home')} />;
};

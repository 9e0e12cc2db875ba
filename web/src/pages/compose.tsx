import { useNavigate } from 'react-router';
import { ComposeScreen } from '#posts';

/** POST-08: success and Cancel both lead back to the feed. */
export const ComposePage = () => {
  const navigate = useNavigate();
  const leave = () => void navigate('/home');
  return <ComposeScreen onDone={leave} onCancel={leave} />;
};

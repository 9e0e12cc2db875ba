import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** A profile leads here with whom to pay. Who loads the page again, perhaps after paying, is not asked a second time. */
export const useWhomToPay = (): readonly [string | null, () => void] => {
  const [params, setParams] = useSearchParams();
  const [to, setTo] = useState(() => params.get('to'));
  useEffect(() => {
    if (params.has('to')) setParams({}, { replace: true });
  }, [params, setParams]);
  return [to, () => setTo(null)];
};

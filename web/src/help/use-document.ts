import { helpCalls } from '@wagram/contract/help';
import { useQuery } from '@tanstack/react-query';
import { ask, getConfig } from '#kernel';

type Name = 'terms' | 'privacy';

/** The operator's own text; asked for only where there is one. */
export const useDocument = (name: Name) => {
  const isOwn = getConfig().ownDocuments?.includes(name) === true;
  const query = useQuery({
    queryKey: ['document', name],
    queryFn: async ({ signal }) => (await ask(helpCalls.readDocument, { name }, { signal })).text,
    enabled: isOwn,
    staleTime: Infinity,
  });
  return { ...query, isOwn };
};

import { useSession } from '#auth';
import { Reserves, reservesTexts as words } from '#treasury';

/** MON-05. */
export const ReservesPage = () => {
  const { user } = useSession();
  return (
    <div className="flex flex-col gap-7 px-4 py-6 pb-10 wide:px-6">
      <header>
        <h1 className="text-2xl font-bold tracking-tight">{words.title}</h1>
        <p className="mt-1 text-base text-ink-2">{words.about}</p>
      </header>
      <Reserves memberId={user?.id ?? null} />
    </div>
  );
};

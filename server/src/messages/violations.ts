import { statement } from '#kernel';

/** P7: every count of a conversation that differs from its rows. */
export const selectTalkViolations = statement<{ violation: string }>(
  'talk_faults',
  `select 'conversation ' || c.id || ' counts its members wrong' as violation from conversations c
   where c.members_count <> case when c.kind = 'direct' then 0 else (
     select count(*) from conversation_members s where s.conversation_id = c.id) end
   union all
   select 'conversation ' || conversation_id || ' has several owners' from conversation_members where role = 'owner'
   group by conversation_id having count(*) > 1
   union all
   select 'poll ' || p.message_id || ' counts wrong' from polls p
   where p.voters_count <> (select count(*) from poll_votes v where v.message_id = p.message_id and v.choices <> '{}')
      or p.counts <> (select array_agg((
           select count(*) from poll_votes v where v.message_id = p.message_id and o = any(v.choices))::int order by o)
         from generate_series(0, cardinality(p.options) - 1) o)
   union all
   select 'message ' || m.id || ' counts its views wrong' from messages m
   where m.views_count <> (select count(*) from message_views v where v.message_id = m.id)`,
);

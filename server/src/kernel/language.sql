-- What members want to read, for whoever writes to them; the rooms of settings and of signing in write it.

-- macro: chosen_language(member_id)
(select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = :member_id)

-- macro: last_language(member_id)
-- What the browser wanted that they signed in with, of the place where they were seen last.
(
  select held.language from sessions held where held.member_id = :member_id and held.language is not null
  order by held.last_seen_at desc limit 1
)

-- macro: language_of(member_id)
coalesce(chosen_language(:member_id), last_language(:member_id))

-- name: selectLanguage :one
-- `wanted` is what they read at the moment, where that is known.
select coalesce(chosen_language(:member_id), :wanted?, last_language(:member_id)) as tag;

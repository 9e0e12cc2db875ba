-- What members want to read, for whoever writes to them; the rooms of settings and of signing in write it.

-- macro: language_of(member_id)
-- What they have chosen, else what the browser wanted that they signed in with last.
coalesce(
  (select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = :member_id),
  (
    select held.language from sessions held where held.member_id = :member_id and held.language is not null
    order by held.last_seen_at desc limit 1
  )
)

-- name: selectLanguage :one
-- `wanted` is what they read at the moment, where that is known.
select coalesce(
  (select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = :member_id),
  :wanted?, language_of(:member_id)
) as tag;

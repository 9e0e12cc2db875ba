-- Posts that show a card, for when the page behind it is known.

-- name: selectCarded :many
-- The newest are those that somebody may have open. What was brought from elsewhere is in no list of what is new.
-- for: tellCards, which carries nothing but ids to whoever may read them
select p.id, p.member_id from posts p join members m on m.id = p.member_id and m.state = 'active'
where p.card_url = any(:urls::text[]) and p.hidden_at is null and p.imported_from is null
order by p.id desc limit :count;

-- name: selectStillReading :many
-- Of those who have a post open, those who still may.
select reader.member_id as "member_id!", p.id
from unnest(:member_ids::uuid[], :post_ids::uuid[]) as reader (member_id, post_id)
join posts p on p.id = reader.post_id join members m on m.id = p.member_id
where can_read_row(reader.member_id, m) and is_unhidden(reader.member_id, p);

-- SR-M8: an author's like of an own post is counted like every other, and moves no ranking.
alter table posts add column self_liked boolean not null default false;

update posts set self_liked = true
from likes where likes.post_id = posts.id and likes.member_id = posts.member_id;

-- A post with its author, as every statement of this room answers it.

-- macro: post_columns(row)
-- self_liked: the author likes it too. That is one of the likes, and no reason to rank it higher (SR-M8).
:row.id, :row.member_id, :row.content, :row.facets, :row.image_url, :row.media, :row.likes_count, :row.self_liked,
  :row.comments_count, :row.shares_count, :row.gifts_count, :row.gifts_total, :row.created_at, :row.hidden_at

-- macro: author_columns(row)
:row.username, :row.display_name, :row.avatar_url, :row.verified, :row.verified_by, :row.platinum, :row.private

-- macro: is_unhidden(viewer, post)
-- What an operator has hidden is still there for its author.
(:post.hidden_at is null or :post.member_id = :viewer)

-- macro: is_among(table, viewer, post)
-- A look-up in a primary key. Not written with `exists`, for which the planner may first read everything they ever liked.
(select true from :table mine where mine.member_id = :viewer and mine.post_id = :post) is not null

-- macro: likes_of_others(post)
-- What a post is ranked by.
(:post.likes_count - :post.self_liked::int)

-- macro: marks_of(viewer, post)
is_among(likes, :viewer, :post) as liked, is_among(bookmarks, :viewer, :post) as bookmarked

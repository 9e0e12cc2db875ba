-- A post with its author, as every statement of this room answers it.

-- macro: post_columns(row)
-- self_liked: the author likes it too. That is one of the likes, and no reason to rank it higher (SR-M8).
:row.id, :row.member_id, :row.content, :row.facets, :row.image_url, :row.media, :row.likes_count, :row.self_liked,
  :row.comments_count, :row.shares_count, :row.gifts_count, :row.gifts_total, :row.created_at, :row.hidden_at,
  :row.reposts_count, :row.quotes_count, :row.quote_of, :row.more_media, :row.warning, :row.edited_at, :row.imported_from, :row.remote,
  case when :row.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = :row.id
  ) end as post_poll, link_card(:row.card_url) as link_card

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

-- macro: quoted_post(viewer, row)
-- The post that this one speaks of, as far as it is for the viewer.
case when :row.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = :row.quote_of and q.hidden_at is null and can_read_row(:viewer, by)
  ) end

-- macro: more_marks_of(viewer, row)
is_among(reposts, :viewer, :row.id) as reposted,
  case when :row.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = :viewer and mine.post_id = :row.id
  ) end as voted,
  quoted_post(:viewer, :row) as quoted_post

-- macro: marks_of(viewer, row)
-- What the viewer has done to it, and what they may see in it.
is_among(likes, :viewer, :row.id) as liked, is_among(bookmarks, :viewer, :row.id) as bookmarked,
  more_marks_of(:viewer, :row)

-- macro: no_marks_of(viewer, row)
-- Of a post that its author has just made, or that is read for everybody.
false as liked, false as bookmarked, false as reposted, null::smallint as voted,
  quoted_post(:viewer, :row) as quoted_post

-- What tokens that were launched here are called.

-- name: selectNames :many
-- Of a launch that an operator has hidden nobody vouches for the name.
-- for: anyone; a name tells nothing of who made it
select mint, name, symbol, image_url from launches
where mint = any (:mints) and genesis = :genesis and state <> 'draft' and hidden_at is null;
